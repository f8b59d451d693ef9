import { type Picture, box, oval, round } from './cut.ts';

/** Food. */
export const brown = {
  pizzeria: [
    ['wood', 'M4 34h52v4H4z'],
    ['orange', round(30, 19, 16)],
    ['straw', round(30, 19, 13)],
    [
      'red',
      round(24, 13, 3) +
        round(35, 12, 3) +
        round(38, 22, 3) +
        round(23, 25, 3) +
        round(30, 19, 2.4),
    ],
    ['leaf', 'M29 10q3-3 4 0-2 2-4 0zM30 26q3-3 4 0-2 2-4 0zM18 18q3-2 4 1-3 1-4-1z'],
    ['orange', 'M30 19 46 24M30 19 19 7M30 19 24 34', 0.9],
  ],
  'hot-dog-stand': [
    ['straw', 'M5 22q0-7 8-7h34q8 0 8 7 0 12-9 12H14q-9 0-9-12z'],
    ['orange', 'M5 24q2 10 9 10h32q7 0 9-10-4 5-9 5H14q-5 0-9-5z'],
    ['red', 'M3 20q0-6 6-6h42q6 0 6 6t-6 6H9q-6 0-6-6z'],
    ['straw', 'M8 20q4-5 7 0t7 0 7 0 7 0 7 0 7-1', 2],
    ['white', 'M20 10q-3-3 0-5t0-4M30 10q-3-3 0-5t0-4M40 10q-3-3 0-5t0-4', 1.4],
  ],
  'coffee-shop': [
    ['wood', box(2, 35, 56, 3)],
    ['white', oval(28, 33, 20, 3)],
    ['sky', 'M13 14h30q0 16-8 18H21q-8-2-8-18z'],
    ['white', 'M43 17q9-1 8 6t-11 6', 2.4],
    ['bark', oval(28, 14, 15, 3)],
    ['cream', 'M28 16q-5-2-3-3.5 2-1 3 .5 1-1.5 3-.5 2 1.5-3 3.5z'],
    ['stone', 'M22 9q-3-2 0-4t0-4M28 9q-3-2 0-4t0-4M34 9q-3-2 0-4t0-4', 1.4],
  ],
  'ice-cream-parlour': [
    ['orange', 'M20 20h20L30 40z'],
    ['bark', 'M23 21l11 12M28 20l8 9M37 21 26 32M32 20l-9 8', 0.9],
    ['rose', round(23, 16, 7)],
    ['cream', round(37, 16, 7)],
    ['leaf', round(30, 9, 7)],
    ['bark', 'M27 7h.1M31 10h.1M33 6h.1M29 12h.1', 1.6],
    ['red', round(30, 2.6, 2.4)],
    ['straw', 'M41 13 50 2l2 1.5-8 12z'],
  ],
  'candy-store': [
    ['wood', box(2, 35, 56, 3)],
    ['white', 'M20 40 20 22', 2.2],
    ['red', round(20, 13, 10)],
    ['white', 'M20 13q4-4 6 0t-4 6-9-3 1-10 12-1', 2],
    ['sky', 'M36 14h18l2 4v15q0 2-2 2H36q-2 0-2-2V18z'],
    ['red', box(35, 10, 20, 5)],
    ['straw', round(39, 31, 2.6) + round(49, 30, 2.6)],
    ['plum', round(44, 30, 2.6) + round(40, 25, 2.4)],
    ['leaf', round(46, 24, 2.6) + round(51.5, 24.5, 2)],
  ],
  'burger-stand': [
    ['orange', 'M8 18q0-14 22-14t22 14z'],
    ['cream', 'M20 9h.1M28 7h.1M36 9h.1M44 12h.1M24 13h.1M33 13h.1M15 14h.1', 2],
    ['leaf', 'M6 19q4-3 8 0t8 0 8 0 8 0 8 0 8 0v4H6z'],
    ['red', box(9, 22, 42, 3.5)],
    ['bark', 'M8 25h44q2 6-3 6H11q-5 0-3-6z'],
    ['straw', 'M10 25h40l-8 5-6-4z'],
    ['orange', 'M9 31h42q0 7-6 7H15q-6 0-6-7z'],
  ],
  bakery: [
    ['wood', box(2, 34, 56, 4)],
    ['orange', 'M4 30q-2-12 10-12h12q12 0 10 12-1 4-5 4H9q-4 0-5-4z'],
    ['cream', 'M11 20l-3 8M19 20l-3 8M27 20l-3 8', 2],
    ['bark', 'M46 14q-6-8-10-3t6 12l8 8q4-6 4-12t-4-8-8 6-6 15', 3.2],
    ['cream', 'M38 13h.1M52 17h.1M45 22h.1', 1.6],
    ['straw', 'M12 13q-2-6 4-10M18 13q-2-6 4-10', 1.4],
  ],
  'juice-bar': [
    ['wood', box(2, 35, 56, 3)],
    ['white', 'M14 8h22l-3 27H17z'],
    ['orange', 'M15 15h20l-2 19H17z'],
    ['red', 'M27 20 33 0', 2],
    ['orange', round(14, 10, 6)],
    ['straw', round(14, 10, 4.4)],
    ['orange', 'M14 5.6v8.8M9.6 10h8.8M11 7l6 6M17 7l-6 6', 0.8],
    ['orange', round(47, 29, 6.5)],
    ['leaf', 'M47 22q1-5 7-5-1 5-7 5z'],
  ],
  grill: [
    ['ink', 'M16 28 10 40M40 28l6 12M28 29v11', 2],
    ['red', 'M10 18h36q0 13-18 13T10 18z'],
    ['ink', box(8, 16, 40, 3)],
    ['orange', 'M14 15q0-4 4-4t4 4zM25 15q0-4 4-4t4 4zM36 15q0-4 4-4t4 4z'],
    ['bark', 'M15 12l6 3M26 12l6 3M37 12l6 3', 1.2],
    ['stone', 'M20 8q-3-3 0-5t-1-3M30 8q-3-3 0-5t-1-3M40 8q-3-3 0-5t-1-3', 1.3],
    ['wood', 'M50 12 57 30', 2],
    ['stone', 'M47 6h6v7h-5z'],
  ],
  'popcorn-stand': [
    ['white', 'M15 16h30l-4 24H19z'],
    ['red', 'M20 16h5l1 24h-4zM31 16h5l-1 24h-4.5zM41.5 16H45l-4 24h-1.5z'],
    [
      'cream',
      round(19, 13, 4.5) +
        round(26, 9, 5) +
        round(34, 9, 5) +
        round(41, 13, 4.5) +
        round(30, 14, 5),
    ],
    ['straw', round(22, 14, 1.6) + round(29, 8, 1.6) + round(37, 12, 1.6) + round(32, 14.5, 1.4)],
    ['cream', round(10, 6, 3) + round(50, 5, 3) + round(51, 36, 3)],
    ['straw', round(10, 6, 1) + round(50, 5, 1) + round(51, 36, 1)],
  ],
  creperie: [
    ['ink', oval(27, 27, 23, 8)],
    ['bark', 'M48 27 59 24', 3.4],
    ['straw', 'M7 26q4-8 20-8t20 8q-8 7-20 7T7 26z'],
    ['orange', 'M27 33q-6-8 0-15 8 6 20 8-6 6-20 7z'],
    ['red', round(17, 24, 2.6) + round(22, 21, 2.4) + round(14, 28, 2)],
    ['white', 'M30 22q4 3 10 3', 1.6],
    ['stone', 'M20 13q-3-3 0-5t0-5M30 13q-3-3 0-5t0-5', 1.4],
  ],
  'sushi-bar': [
    ['bark', 'M4 31h52v4H4zM10 35h4v4h-4zM46 35h4v4h-4z'],
    ['ink', oval(15, 24, 9, 7)],
    ['white', oval(15, 22.5, 7.5, 5.5)],
    ['orange', oval(15, 22.5, 3.4, 2.6)],
    ['leaf', oval(17.5, 21.5, 1.4, 1.4)],
    ['white', 'M30 31q-3-8 4-9h14q7 1 4 9z'],
    ['orange', 'M28 24q0-8 8-8h14q6 1 5 7-12-4-27 1z'],
    ['cream', 'M34 18l-2 5M41 17l-2 5M48 17l-2 5', 1.3],
    ['red', 'M20 4 58 12M22 1l37 8', 1.6],
  ],
} as const satisfies Record<string, Picture>;

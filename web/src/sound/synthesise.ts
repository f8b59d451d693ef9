export type Sound =
  | 'wood'
  | 'paper'
  | 'die'
  | 'wheel'
  | 'wind'
  | 'wolf'
  | 'saw'
  | 'drill'
  | 'cloth'
  | 'leaves'
  | 'crane'
  | 'turn'
  | 'fanfare';

export interface PlayedSound {
  readonly sound: Sound;
  /** Between 0 and 1. */
  readonly volume: number;
  /** Seconds from now. */
  readonly delay?: number;
}

/** Synthesizes a sound from noise and tones; nothing is loaded. */
export function synthesise(
  audio: BaseAudioContext,
  { sound, volume, delay = 0 }: PlayedSound,
): void {
  outputOf(audio).gain.value = volume;
  SCORES[sound](audio, audio.currentTime + delay);
}

const outputs = new WeakMap<BaseAudioContext, GainNode>();

/** The volume control that all sounds go through. */
function outputOf(audio: BaseAudioContext): GainNode {
  const known = outputs.get(audio);
  if (known !== undefined) return known;
  const output = audio.createGain();
  output.connect(audio.destination);
  outputs.set(audio, output);
  return output;
}

type Score = (audio: BaseAudioContext, at: number) => void;

const SCORES: Readonly<Record<Sound, Score>> = {
  /** A block set on a block: a dull knock. */
  wood: (audio, at) => {
    tone(audio, { at, long: 0.09, from: 320, to: 180, loud: 0.22 });
    noise(audio, { at, long: 0.035, around: 1100, sharp: 1.2, loud: 0.2 });
  },
  /** A sheet laid down. */
  paper: (audio, at) => {
    noise(audio, { at, long: 0.16, around: 4200, sharp: 0.7, loud: 0.1 });
    noise(audio, { at: at + 0.05, long: 0.06, around: 2600, sharp: 0.9, loud: 0.07 });
  },
  /** A die in a tray: it hits, and hits again, weaker and sooner. */
  die: (audio, at) => {
    let later = 0;
    for (const [gap, loud] of [
      [0, 0.2],
      [0.085, 0.13],
      [0.06, 0.08],
      [0.04, 0.04],
    ] as const) {
      later += gap;
      noise(audio, { at: at + later, long: 0.03, around: 1900, sharp: 2.4, loud });
      tone(audio, { at: at + later, long: 0.04, from: 760, to: 520, loud: loud / 2 });
    }
  },
  /** The wolf's breath. */
  wind: (audio, at) => {
    noise(audio, { at, long: 1.1, around: 520, sharp: 0.8, loud: 0.16, rise: 0.35 });
    noise(audio, { at: at + 0.15, long: 0.9, around: 1300, sharp: 1.4, loud: 0.07, rise: 0.3 });
  },
  /** The wolf howls: up, held with a wobble, and down; its echo answers. */
  wolf: (audio, at) => {
    for (const [later, loud] of [
      [0, 0.1],
      [0.42, 0.03],
    ] as const) {
      tone(audio, { at: at + later, long: 0.3, from: 290, to: 560, loud, wave: 'triangle' });
      tone(audio, { at: at + later + 0.24, long: 0.4, from: 560, to: 530, loud, wave: 'triangle' });
      tone(audio, { at: at + later + 0.56, long: 0.5, from: 530, to: 250, loud, wave: 'triangle' });
    }
  },
  /** A handsaw: a stroke down, a shorter one back, and the piece drops. */
  saw: (audio, at) => {
    for (const [later, long, around] of [
      [0, 0.13, 1500],
      [0.15, 0.1, 2100],
      [0.27, 0.14, 1600],
    ] as const) {
      noise(audio, { at: at + later, long, around, sharp: 3.5, loud: 0.14, rise: 0.05 });
    }
    tone(audio, { at: at + 0.44, long: 0.08, from: 300, to: 170, loud: 0.18 });
  },
  /** A pinwheel against its tongue: clicks that come slower and slower. */
  wheel: (audio, at) => {
    let later = 0;
    for (let click = 0; click < 12; click++) {
      noise(audio, { at: at + later, long: 0.02, around: 2600, sharp: 3, loud: 0.12 });
      later += 0.035 + 0.011 * click;
    }
  },
  /** A jackhammer, far enough away. */
  drill: (audio, at) => {
    for (let blow = 0; blow < 7; blow++) {
      noise(audio, { at: at + blow * 0.055, long: 0.04, around: 620, sharp: 1.4, loud: 0.14 });
      tone(audio, { at: at + blow * 0.055, long: 0.04, from: 130, to: 90, loud: 0.12 });
    }
  },
  /** The curtain falls or is drawn aside. */
  cloth: (audio, at) => {
    noise(audio, { at, long: 0.5, around: 900, sharp: 0.5, loud: 0.08, rise: 0.12 });
    noise(audio, { at: at + 0.22, long: 0.3, around: 1700, sharp: 0.6, loud: 0.04, rise: 0.1 });
  },
  /** The tree leans over and its leaves with it. */
  leaves: (audio, at) => {
    for (const [later, loud] of [
      [0, 0.05],
      [0.12, 0.07],
      [0.27, 0.04],
    ] as const) {
      noise(audio, { at: at + later, long: 0.22, around: 5200, sharp: 0.8, loud, rise: 0.08 });
    }
  },
  /** A load comes down on its hook. */
  crane: (audio, at) => {
    tone(audio, { at, long: 0.45, from: 210, to: 150, loud: 0.05, wave: 'triangle' });
    tone(audio, { at: at + 0.45, long: 0.12, from: 240, to: 120, loud: 0.22 });
    noise(audio, { at: at + 0.45, long: 0.05, around: 900, sharp: 1, loud: 0.2 });
  },
  /** Your turn: two taps on a glass. */
  turn: (audio, at) => {
    tone(audio, { at, long: 0.16, from: 880, to: 880, loud: 0.07, wave: 'triangle' });
    tone(audio, { at: at + 0.12, long: 0.24, from: 1175, to: 1175, loud: 0.07, wave: 'triangle' });
  },
  /** The roof is on. */
  fanfare: (audio, at) => {
    [392, 494, 587, 784].forEach((pitch, step) => {
      const long = step === 3 ? 0.5 : 0.16;
      tone(audio, {
        at: at + step * 0.13,
        long,
        from: pitch,
        to: pitch,
        loud: 0.12,
        wave: 'triangle',
      });
    });
  },
};

interface Tone {
  readonly at: number;
  readonly long: number;
  /** Hertz. */
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

function tone(audio: BaseAudioContext, { at, long, from, to, loud, wave = 'sine' }: Tone): void {
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  oscillator.connect(envelope(audio, { at, long, loud, rise: 0.004 })).connect(outputOf(audio));
  oscillator.start(at);
  oscillator.stop(at + long);
}

interface Noise {
  readonly at: number;
  readonly long: number;
  /** The filter's frequency in hertz and its Q. */
  readonly around: number;
  readonly sharp: number;
  readonly loud: number;
  /** Attack in seconds. */
  readonly rise?: number;
}

function noise(
  audio: BaseAudioContext,
  { at, long, around, sharp, loud, rise = 0.003 }: Noise,
): void {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio, long);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = around;
  filter.Q.value = sharp;
  source
    .connect(filter)
    .connect(envelope(audio, { at, long, loud, rise }))
    .connect(outputOf(audio));
  source.start(at);
}

function hiss(audio: BaseAudioContext, long: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

interface Envelope {
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly rise: number;
}

function envelope(audio: BaseAudioContext, { at, long, loud, rise }: Envelope): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  return gain;
}

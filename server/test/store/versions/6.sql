insert into tables (code, created_at, game, rules_version, options, secret, host_key_hash, version, header, started_at, finished_at, awaits_bot, clock, touched_at, listed_at, closed_at, forbids_watchers, next_table)
values
  ('BCDFGH', 1700000000123, 'any-game', 3, '{"name":"Straße"}', 'the secret', 'host', 0, null, null, null, 0, '{"answer":20}', 1700000000123, 1700000000500, null, 1, null),
  ('RRRRRR', 1700000000123, 'any-game', 3, '{}', 'another', 'host', 2, '{"game":"any-game","rulesVersion":3,"options":{},"seats":[{"name":"Ann"},{"name":"Bot","bot":"greedy"}],"generator":{"name":"chacha20","commitment":"c","nonces":["n",""]}}', 1700000001000, null, 1, null, 1700000003000, null, null, 0, 'BCDFGH');
insert into seats (table_code, seat, kind, name, bot, key_hash, nonce, stand_in, is_offered, colour)
values
  ('BCDFGH', 0, 'person', null, null, null, null, null, 0, null),
  ('BCDFGH', 1, 'bot', 'Bot', 'greedy', null, null, null, 0, 'plum'),
  ('RRRRRR', 0, 'person', 'Ann', null, 'key of Ann', 'n', 'club', 0, null),
  ('RRRRRR', 1, 'bot', 'Bot', 'greedy', null, null, null, 1, null);
insert into entries (table_code, version, at, entry, move_id)
values
  ('RRRRRR', 1, 1700000002000, '{"seat":0,"move":{"verb":"build"}}', 'first'),
  ('RRRRRR', 2, 1700000003000, '{"seat":0,"undo":1}', null);
insert into snapshots (table_code, version, content) values ('RRRRRR', 1, 'kept');

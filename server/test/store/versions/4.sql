insert into tables (code, created_at, game, rules_version, options, secret, host_key_hash, version, header, started_at, finished_at, awaits_bot, clock, touched_at)
values
  ('BCDFGH', 1700000000123, 'any-game', 3, '{"name":"Straße"}', 'the secret', 'host', 0, null, null, null, 0, '{"answer":20}', 1700000000123),
  ('RRRRRR', 1700000000123, 'any-game', 3, '{}', 'another', 'host', 2, '{"game":"any-game","rulesVersion":3,"options":{},"seats":[{"name":"Ann"},{"name":"Bot","bot":"greedy"}],"generator":{"name":"chacha20","commitment":"c","nonces":["n",""]}}', 1700000001000, null, 1, null, 1700000003000);
insert into seats (table_code, seat, kind, name, bot, key_hash, nonce, stand_in)
values
  ('BCDFGH', 0, 'person', null, null, null, null, null),
  ('BCDFGH', 1, 'bot', 'Bot', 'greedy', null, null, null),
  ('RRRRRR', 0, 'person', 'Ann', null, 'key of Ann', 'n', 'club'),
  ('RRRRRR', 1, 'bot', 'Bot', 'greedy', null, null, null);
insert into entries (table_code, version, at, entry, move_id)
values
  ('RRRRRR', 1, 1700000002000, '{"seat":0,"move":{"verb":"build"}}', 'first'),
  ('RRRRRR', 2, 1700000003000, '{"seat":0,"undo":1}', null);
insert into snapshots (table_code, version, content) values ('RRRRRR', 1, 'kept');

insert into tables (code, created_at, game, rules_version, options, secret, host_key_hash, version, header, started_at, finished_at, awaits_bot, clock, touched_at, listed_at, closed_at, forbids_watchers, next_table, talk, take_back, due_at, clocks, allows_hints, owner, epoch, aids, edition_name)
values
  ('BCDFGH', 1700000000123, 'any-game', 3, '{"name":"Straße"}', 'the secret', 'host', 0, null, null, null, 0, '{"answer":20}', 1700000000123, 1700000000500, null, 1, null, 'reactions', null, null, null, 0, null, 0, '{"hints":"on"}', 'Our box'),
  ('RRRRRR', 1700000000123, 'any-game', 3, '{}', 'another', 'host', 2, '{"game":"any-game","rulesVersion":3,"options":{},"seats":[{"name":"Ann"},{"name":"Bot","bot":"greedy"}],"generator":{"name":"chacha20","commitment":"c","nonces":["n",""]}}', 1700000001000, null, 1, null, 1700000003000, null, null, 0, 'BCDFGH', null, null, 1700000009000, '[]', 0, 'a server', 3, null, null);
insert into seats (table_code, seat, kind, name, bot, key_hash, nonce, stand_in, is_offered, colour, token_hash, is_preparing, face)
values
  ('BCDFGH', 0, 'person', null, null, null, null, null, 0, null, null, 0, null),
  ('BCDFGH', 1, 'bot', 'Bot', 'greedy', null, null, null, 0, 'plum', 'token', 0, null),
  ('RRRRRR', 0, 'person', 'Ann', null, 'key of Ann', 'n', 'club', 0, null, null, 0, 'fox'),
  ('RRRRRR', 1, 'bot', 'Bot', 'greedy', null, null, null, 1, null, null, 0, null);
insert into entries (table_code, version, at, entry, move_id)
values
  ('RRRRRR', 1, 1700000002000, '{"seat":0,"move":{"verb":"build"}}', 'first'),
  ('RRRRRR', 2, 1700000003000, '{"seat":0,"undo":1}', null);
insert into snapshots (table_code, version, content) values ('RRRRRR', 1, 'kept');
insert into accounts (id, created_at, seen_at, version, data) values ('account', 1700000000000, 1700000000001, 3, 'sealed');
insert into passkeys (id, account_id, rp_id, public_key, counter, name, created_at, used_at) values ('passkey', 'account', 'example.org', 'public', 7, 'Phone', 1700000000000, 1700000000001);
insert into chat_lines (table_code, number, at, seat, text) values ('RRRRRR', 1, 1700000002500, 0, 'Hallo');
insert into notices (id, table_code, seat, key_hash, kind, target, language, is_confirmed, made_at, sent_at) values ('notice', 'RRRRRR', 0, 'key of Ann', 'mail', 'ann@example.org', 'en', 1, 1700000002600, null);
insert into server_keys (name, content) values ('vapid', 'kept');
insert into commit_probes (slot, content) values (1, 'probe');
insert into servers (id, expires_at, details) values ('a server', 1700000003000, '{}');
insert into daily_results (day, game, player, account_id, level, score, place, file, at) values ('2026-11-16', 'any-game', 'ann', 'account', 'family', 40.5, 1, '{"moves":[]}', 1700000002700);
insert into daily_groups (code, day, created_at) values ('BCDFGHJK', '2026-11-16', 1700000002800);
insert into daily_members (group_code, player, name, joined_at) values ('BCDFGHJK', 'ann', 'Ann', 1700000002800);

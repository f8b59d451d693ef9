import { GROUP_MEMBERS, readTableCode } from '@richtfest/protocol';
import {
  type CreateGroupRequest,
  type DailyGroup,
  type JoinGroupRequest,
  dayAt,
  lastResultAt,
} from '@richtfest/protocol/daily';
import { RequestError } from '../request-error.ts';
import type { DailyResult, DailyStore } from '../store/daily-store.ts';
import { keyHash, newTableCode } from '../tables/secrets.ts';

interface GroupServices {
  readonly store: DailyStore;
  readonly now: () => number;
}

/** Groups that compare their daily houses by a link, without accounts. */
export class DailyGroups {
  readonly #services: GroupServices;

  constructor(services: GroupServices) {
    this.#services = services;
  }

  async create(day: string, { key, name }: CreateGroupRequest): Promise<DailyGroup> {
    const { store, now } = this.#services;
    if (day > dayAt(now()) || now() >= lastResultAt(day)) {
      throw new RequestError('daily-late', 'A group can only be made for today.');
    }
    const first = { player: keyHash(key), name, joinedAt: now() };
    const create = (code: string) => store.createGroup({ code, day, createdAt: now() }, first);
    let code = newTableCode();
    while (!(await create(code))) code = newTableCode();
    return await this.read(code, key);
  }

  async join(text: string, { key, name }: JoinGroupRequest): Promise<DailyGroup> {
    const { store, now } = this.#services;
    const code = requireCode(text);
    const member = { player: keyHash(key), name, joinedAt: now() };
    const joined = await store.joinGroup(code, member, GROUP_MEMBERS);
    if (joined === 'unknown') throw unknownGroup();
    if (joined === 'full') {
      throw new RequestError('group-full', `A group has at most ${GROUP_MEMBERS} members.`);
    }
    return await this.read(code, key);
  }

  /** The group as the device with this key may see it (PR-51). */
  async read(text: string, key: string): Promise<DailyGroup> {
    const { store, now } = this.#services;
    const code = requireCode(text);
    const group = await store.loadGroup(code);
    if (group === undefined) throw unknownGroup();
    const reader = keyHash(key);
    const isMember = group.members.some(({ player }) => player === reader);
    const results = await store.resultsOfGroup(code);
    const isOver = now() >= lastResultAt(group.day);
    const finished = results.filter(({ player }) => player === reader).map(({ game }) => game);
    const maySee = ({ game }: DailyResult) => isMember && (isOver || finished.includes(game));
    return {
      group: code,
      day: group.day,
      members: group.members.map(({ player, name }) => ({
        name,
        isYou: player === reader,
        results: results
          .filter((result) => result.player === player)
          .map((result) => ({
            ...shown(result),
            ...(maySee(result) ? { file: JSON.parse(result.file) as object } : {}),
          })),
      })),
    };
  }
}

type ShownResult = DailyGroup['members'][number]['results'][number];

function shown({ game, level, score, place }: DailyResult): Omit<ShownResult, 'file'> {
  return { game, level: level as ShownResult['level'], score, place };
}

function requireCode(text: string): string {
  const code = readTableCode(text);
  if (code === undefined) throw unknownGroup();
  return code;
}

function unknownGroup(): RequestError {
  return new RequestError('unknown-group', 'There is no such group here.');
}

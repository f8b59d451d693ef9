import { TOOL, toolCard } from '../codes.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import type { Tool } from '../words.ts';

/** DH-10: whether the acting seat has the tool from an earlier round. */
export function hasTool(state: State, tool: number): boolean {
  return (playerAt(state, state.seat).tools[tool] as number) > 0;
}

export function refuseTool(state: State, tool: Tool): DreamHomeReason | undefined {
  const number = TOOL[tool];
  if (hasTool(state, number)) return undefined;
  const { seat } = state;
  if (playerAt(state, seat).newTool === number) {
    const causes = [{ component: 'tool', seat, tool }];
    return { rule: 'DH-10', code: 'tool-is-new', tool, causes };
  }
  return { rule: 'DH-10', code: 'no-such-tool', tool };
}

export function useTool(state: State, tool: number): void {
  const { tools } = playerAt(state, state.seat);
  tools[tool] = (tools[tool] as number) - 1;
  state.specialDiscard.push(toolCard(tool));
  state.toolsUsed++;
}

/** Whether the acting seat could use a tool before taking a column. */
export function holdsTools(state: State): boolean {
  return hasTool(state, TOOL['cement-mixer']) || hasTool(state, TOOL.drill);
}

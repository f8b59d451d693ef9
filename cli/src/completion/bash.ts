import type { Command } from '../command-line/command.ts';
import type { Completes } from '../command-line/flags.ts';

export function bashCompletion(commands: readonly Command[]): string {
  return `# bash completion for richtfest
_richtfest() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local place=0 skip= word at
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '${[...commands.map(({ name }) => name), '--help', '--version'].join(' ')}' -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
${commands.flatMap(flagCases).join('\n')}
  esac
  if [[ $current == -* ]]; then
    case \${COMP_WORDS[1]} in
${commands.map(flagNames).join('\n')}
    esac
    return
  fi
  for ((at = 2; at < COMP_CWORD; at++)); do
    word=\${COMP_WORDS[at]}
    if [[ $skip ]]; then skip=; continue; fi
    case "\${COMP_WORDS[1]} $word" in
      ${valueFlags(commands).join(' | ') || "''"}) skip=1 ;;
      *' '-?*) ;;
      *) ((place++)) ;;
    esac
  done
  case "\${COMP_WORDS[1]} $place" in
${commands.flatMap((command) => operandCases(command, commands)).join('\n')}
  esac
}
complete -F _richtfest richtfest
`;
}

function flagCases({ name, flags }: Command): string[] {
  return Object.entries(flags).flatMap(([flag, { placeholder, completes }]) =>
    placeholder === undefined ? [] : [`    '${name} --${flag}') ${reply(completes)} return ;;`],
  );
}

function flagNames({ name, flags }: Command): string {
  const all = [...Object.keys(flags), 'help'].map((flag) => `--${flag}`).join(' ');
  return `      ${name}) COMPREPLY=($(compgen -W '${all}' -- "$current")) ;;`;
}

function valueFlags(commands: readonly Command[]): string[] {
  return commands.flatMap(({ name, flags }) =>
    Object.entries(flags).flatMap(([flag, { placeholder }]) =>
      placeholder === undefined ? [] : [`'${name} --${flag}'`],
    ),
  );
}

function operandCases({ name, operands }: Command, commands: readonly Command[]): string[] {
  return operands.map((operand, at) => {
    const completes =
      operand.name === 'COMMAND' ? commands.map((command) => command.name) : operand.completes;
    const pattern = operand.isRepeated ? `'${name} '*` : `'${name} ${at}'`;
    return `    ${pattern}) ${reply(completes)} ;;`;
  });
}

function reply(completes: Completes | undefined): string {
  if (completes === undefined) return ':;';
  if (completes === 'file') return 'COMPREPLY=($(compgen -f -- "$current"));';
  if (completes === 'directory') return 'COMPREPLY=($(compgen -d -- "$current"));';
  return `COMPREPLY=($(compgen -W '${completes.join(' ')}' -- "$current"));`;
}

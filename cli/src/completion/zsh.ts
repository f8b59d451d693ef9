import type { Command, Operand } from '../command-line/command.ts';
import type { Completes } from '../command-line/flags.ts';

export function zshCompletion(commands: readonly Command[]): string {
  return `#compdef richtfest
# zsh completion for richtfest
_richtfest() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if ((CURRENT == 2)); then
    _describe -t commands 'command' commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
${commands.map((command) => commandCase(command, commands)).join('\n')}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _richtfest "$@"
else
  compdef _richtfest richtfest
fi
`;
}

function commandCase({ name, flags, operands }: Command, commands: readonly Command[]): string {
  const flagSpecs = Object.entries(flags).map(
    ([flag, { help, placeholder, completes, isRepeatable }]) => {
      const start = isRepeatable ? '*' : '';
      const value =
        placeholder === undefined ? '' : `:${described(placeholder)}:${action(completes)}`;
      return quoted(`${start}--${flag}[${described(help)}]${value}`);
    },
  );
  const operandSpecs = operands.map((operand, at) => quoted(operandSpec(operand, at, commands)));
  const all = [...flagSpecs, quoted('--help[this page]'), ...operandSpecs];
  return `    ${name})
      _arguments \\
${all.map((spec) => `        ${spec}`).join(' \\\n')}
      ;;`;
}

function operandSpec(operand: Operand, at: number, commands: readonly Command[]): string {
  const names = commands.map((command) => command.name);
  const completes = operand.name === 'COMMAND' ? names : operand.completes;
  const place = operand.isRepeated ? '*' : operand.isOptional ? `${at + 1}:` : String(at + 1);
  return `${place}:${described(operand.help)}:${action(completes)}`;
}

function action(completes: Completes | undefined): string {
  if (completes === undefined) return ' ';
  if (completes === 'file') return '_files';
  if (completes === 'directory') return '_files -/';
  return `(${completes.join(' ')})`;
}

/** Brackets and colons mean something in a specification. */
function described(text: string): string {
  return text.replaceAll(/[[\]:\\]/g, (sign) => `\\${sign}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

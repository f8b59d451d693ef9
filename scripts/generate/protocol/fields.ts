import type { Expression, ObjectPropertyKind } from 'oxc-parser';
import type * as v from 'valibot';
import { call, calledName, expression, plain, propertyName, spreadName } from './code.ts';
import type { Declared } from './source-comments.ts';
import { listWords, typeWords } from './type-words.ts';

/** A row of a table of fields. */
export interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  readonly comment: string;
}

/** A schema and the source code that defines it. */
export interface Written {
  readonly code: Expression;
  readonly schema: v.GenericSchema;
  readonly commentOf: Declared['commentOf'];
}

interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly v.GenericSchema[];
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
}

const shapeOf = (schema: v.GenericSchema | undefined) => schema as unknown as Shape;

/**
 * Reads schemas together with their source code, which has the names and comments that schemas
 * don't keep.
 */
export class FieldReader {
  /** Named objects that fields refer to; grows while fields are read. */
  readonly parts = new Map<string, v.GenericSchema>();
  readonly #sources: ReadonlyMap<string, Declared>;

  constructor(sources: ReadonlyMap<string, Declared>) {
    this.#sources = sources;
  }

  /** A schema by its name in the source code. */
  named(name: string, schema: v.GenericSchema): Written & { readonly comment: string } {
    const { init: code, commentOf, comment } = this.#declared(name);
    return { code, schema, commentOf, comment };
  }

  #declared(name: string): Declared {
    const declared = this.#sources.get(name);
    if (declared === undefined) throw new Error(`protocol/src has no “${name}”`);
    return declared;
  }

  /** The kinds of a `variant`, each with its name if it has one. */
  variants({ code, schema, commentOf }: Written): (Written & Kind)[] {
    const { options = [] } = shapeOf(schema);
    const kinds = this.#kinds(code, commentOf);
    return options.map((option, at) => {
      const kind = kinds[at];
      if (kind === undefined) throw new Error('a kind has a schema but no source');
      return { ...kind, schema: option };
    });
  }

  /** The fields of an object; names of nested fields have dots. */
  fields(written: Written): Field[] {
    const fields: Field[] = [];
    const { entries = {} } = shapeOf(written.schema);
    for (const { name, code, comment, commentOf } of this.#properties(written)) {
      const schema = entries[name];
      if (schema === undefined) throw new Error(`“${name}” has a source but no schema`);
      const isOptional = shapeOf(schema).type === 'exact_optional';
      const inner = this.#inner({ code, schema, commentOf });
      fields.push({ name, isOptional, type: this.#type(inner.written, inner.isList), comment });
      fields.push(...this.#within(inner.written, `${name}${inner.isList ? '[]' : ''}.`));
    }
    return fields;
  }

  /** Unwraps optional values, lists and references to plain types. */
  #inner(written: Written): { written: Written; isList: boolean } {
    const code = plain(written.code);
    const { type, wrapped, item } = shapeOf(written.schema);
    if (code.type === 'Identifier' && !this.#isPart(written)) {
      const declared = this.#sources.get(code.name);
      if (declared === undefined) return { written: { ...written, code }, isList: false };
      const { init, commentOf } = declared;
      return this.#inner({ ...written, code: init, commentOf });
    }
    const [first] = call(code)?.arguments ?? [];
    if (type === 'exact_optional' && wrapped !== undefined) {
      return this.#inner({ ...written, code: expression(first), schema: wrapped });
    }
    if (type === 'array' && item !== undefined) {
      // `v.pipe(v.array(x), …)`, `list(x)` and `v.array(x)` all hold x innermost.
      const [held] =
        calledName(code) === 'v.pipe' ? (call(plain(expression(first)))?.arguments ?? []) : [first];
      const { written: inner } = this.#inner({ ...written, code: expression(held), schema: item });
      return { written: inner, isList: true };
    }
    return { written: { ...written, code }, isList: false };
  }

  /** Whether it refers to a named object or variant. */
  #isPart({ code, schema }: Written): boolean {
    const { type } = shapeOf(schema);
    return plain(code).type === 'Identifier' && /^(?:strict_)?object$|^variant$/u.test(type);
  }

  #type(written: Written, isList: boolean): string {
    const { type } = shapeOf(written.schema);
    const code = plain(written.code);
    if (this.#isPart(written) && code.type === 'Identifier') {
      this.parts.set(code.name, written.schema);
      return `${isList ? 'list of ' : ''}[${code.name}](#${code.name.toLowerCase()})`;
    }
    if (type.endsWith('object')) return isList ? 'list of objects' : 'object';
    if (type === 'variant')
      return isList ? 'list of objects of one of these kinds' : 'one of these kinds';
    if (type === 'record') return 'object of numbers by name';
    const words = typeWords(written.schema);
    return isList ? `list of ${listWords(words)}` : words;
  }

  /** The fields of an unnamed nested object. */
  #within(written: Written, prefix: string): Field[] {
    if (this.#isPart(written)) return [];
    const { type } = shapeOf(written.schema);
    const inner = type.endsWith('object') ? this.fields(written) : [];
    if (type === 'variant') {
      for (const kind of this.variants(written)) inner.push(...this.fields(kind));
    }
    return inner.map((field) => ({ ...field, name: `${prefix}${field.name}` }));
  }

  /** The properties of `v.object({…})`, including spread ones. */
  #properties({ code, commentOf }: Pick<Written, 'code' | 'commentOf'>): Property[] {
    const bare = plain(code);
    if (bare.type === 'Identifier') return this.#propertiesOf(bare.name);
    if (bare.type !== 'ObjectExpression') {
      return this.#properties({ code: expression(call(bare)?.arguments[0]), commentOf });
    }
    return bare.properties.flatMap((property) => this.#property(property, commentOf));
  }

  #property(property: ObjectPropertyKind, commentOf: Declared['commentOf']): Property[] {
    if (property.type === 'SpreadElement') return this.#propertiesOf(spreadName(property.argument));
    const comment = commentOf(property);
    return [{ name: propertyName(property.key), code: property.value, comment, commentOf }];
  }

  #propertiesOf(name: string): Property[] {
    const { init: code, commentOf } = this.#declared(name);
    return this.#properties({ code, commentOf });
  }

  /** The kinds in `v.variant('type', […])`. */
  #kinds(variant: Expression, commentOf: Declared['commentOf']): Kind[] {
    const list = call(plain(variant))?.arguments[1];
    if (list?.type !== 'ArrayExpression') throw new Error('a variant without its kinds');
    return list.elements.flatMap((element) => {
      if (element?.type === 'SpreadElement') {
        const spread = this.#declared(spreadName(element.argument));
        return this.#kinds(spread.init, spread.commentOf);
      }
      const code = plain(expression(element ?? undefined));
      if (code.type !== 'Identifier') return [{ code, commentOf }];
      const { name, init, commentOf: there } = this.#declared(code.name);
      return [{ name, code: init, commentOf: there }];
    });
  }
}

type Kind = Omit<Written, 'schema'> & { readonly name?: string };

interface Property {
  readonly name: string;
  readonly code: Expression;
  readonly comment: string;
  readonly commentOf: Declared['commentOf'];
}

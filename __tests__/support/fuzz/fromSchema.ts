import fc from 'fast-check';
import type { z } from 'zod';

/** The part of a zod definition that constrains a value. */
interface Definition {
  type: string;
  checks?: { _zod: { def: Check } }[];
  /** Of pipes. */
  in?: Schema;
  out?: Schema;
  /** Of optional, nullable and defaulted values. */
  innerType?: Schema;
  /** Of objects. */
  shape?: Record<string, Schema>;
  /** Of unions. */
  options?: Schema[];
  /** Of literals. */
  values?: unknown[];
  /** Of enumerations. */
  entries?: Record<string, unknown>;
}
interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  pattern?: RegExp;
}
interface Schema {
  def: Definition;
}

/** Example values by field name, such as existing ids. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

interface Limits {
  min: number;
  max: number;
  patterns: RegExp[];
  isNumber: boolean;
}

const MAX_TEXT_LENGTH = 300;

function applyCheck(limits: Limits, { check, ...bound }: Check): void {
  if (bound.pattern) limits.patterns.push(bound.pattern);
  if (check === 'max_length') limits.max = Math.min(limits.max, bound.maximum ?? limits.max);
  if (check === 'min_length') limits.min = Math.max(limits.min, bound.minimum ?? 0);
  if (check === 'greater_than') limits.min = bound.value ?? 0;
  if (check === 'less_than') limits.max = bound.value ?? limits.max;
}

/** Collects the limits of a schema through pipes and transforms. */
function limitsOf({ def }: Schema, limits: Limits): Limits {
  if (def.type === 'number') {
    Object.assign(limits, { isNumber: true, min: 0, max: Number.MAX_SAFE_INTEGER });
  }
  for (const { _zod } of def.checks ?? []) applyCheck(limits, _zod.def);
  for (const part of [def.in, def.innerType, def.out]) if (part) limitsOf(part, limits);
  return limits;
}

function textWithin(schema: Schema): fc.Arbitrary<string> {
  const start = { min: 0, max: MAX_TEXT_LENGTH, patterns: [], isNumber: false };
  const { min, max, patterns, isNumber } = limitsOf(schema, start);
  if (isNumber) return fc.integer({ min, max }).map(String);
  const [pattern] = patterns;
  if (pattern) return fc.stringMatching(pattern);
  const minLength = Math.min(min, max);
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(max, 40) }),
    fc.string({ minLength, maxLength: Math.min(max, 40), unit: 'grapheme' }),
    fc.constant('x'.repeat(max)),
  );
}

/** Whether a value may be omitted or null. */
function isOptional({ def }: Schema): boolean {
  if (['optional', 'nullable', 'default'].includes(def.type)) return true;
  return def.in !== undefined && isOptional(def.in);
}

function field(name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { def } = schema;
  const values = def.values ?? Object.values(def.entries ?? {});
  const choices = [...values, ...(def.options ?? []).flatMap((option) => option.def.values ?? [])];
  const examples = known[name] ?? [];
  if (choices.length > 0) return fc.constantFrom(...(examples.length > 0 ? examples : choices));
  if (def.type === 'custom') return fc.constantFrom(...examples);
  if (def.type === 'boolean' || def.innerType?.def.type === 'boolean') return fc.boolean();
  const object = def.innerType ?? schema;
  if (object.def.shape && examples.length === 0)
    return fromSchema(object as unknown as z.ZodType, known);
  const text = textWithin(schema);
  return examples.length === 0
    ? text
    : fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...examples) },
        { weight: 1, arbitrary: text },
      );
}

/** Objects that match a schema, except for refinements; use `known` for those. */
export function fromSchema(schema: z.ZodType, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const { shape = {}, options = [] } = (schema as unknown as Schema).def;
  const objects = options.filter(({ def }) => def.shape !== undefined);
  if (objects.length > 0) {
    return fc.oneof(...objects.map((one) => fromSchema(one as unknown as z.ZodType, known)));
  }
  const fields = Object.entries(shape).map(([name, inner]): [string, fc.Arbitrary<unknown>] => [
    name,
    field(name, inner, known),
  ]);
  const required = Object.entries(shape).filter(([, inner]) => !isOptional(inner));
  const requiredKeys = required.map(([name]) => name);
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}

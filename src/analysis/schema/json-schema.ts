import { z } from 'zod';
import { RESULT_SCHEMA_VERSION, resultSchema } from './result.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** A JSON Schema, draft 7. */
export type JsonSchema = { [key: string]: unknown };

/**
 * The JSON Schema of a result, every field described. Keys that it does not name are allowed, as readers must allow them;
 * whether a result of this version has keys that it should not have is for {@link resultSchema} to say.
 */
export function resultJsonSchema(): JsonSchema {
  const { $schema: _draft, ...schema } = z.toJSONSchema(resultSchema, {
    target: 'draft-7',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return { $schema: DRAFT, title: `Fracas result, schema ${RESULT_SCHEMA_VERSION}`, ...schema };
}

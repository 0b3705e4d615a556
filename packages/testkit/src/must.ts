/** The value of a result that must not be a refusal. */
export function must<Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: unknown },
): Value {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.problem)}`);
  return answer.value;
}

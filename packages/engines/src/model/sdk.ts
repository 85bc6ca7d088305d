/** The libraries that speak to an endpoint, loaded where a model is first spoken to: few installations start with one. */
export async function sdk() {
  const [{ createOpenAICompatible }, { generateText, Output, streamText }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
  ]);
  return { createOpenAICompatible, generateText, Output, streamText };
}

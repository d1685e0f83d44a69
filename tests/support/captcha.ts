import { questions } from '@first-gong/fake-api';

/** Answers a question of the fake API's captcha. Undefined for a question of another server. */
export const answerOf = (question: string): string | undefined =>
  questions.find(({ texts }) => texts.includes(question))?.answers[0];

import type { ClassLead } from '../link/messages.ts';
import style from './poll.module.css';

type Poll = Pick<ClassLead['polls'][number], 'question' | 'answers' | 'counts'>;

/** A question and how often each answer was given. */
export function PollBars({
  poll: { question, answers, counts },
  isLarge = false,
}: {
  poll: Poll;
  isLarge?: boolean;
}) {
  const most = Math.max(1, ...counts);
  return (
    <figure className={style.poll} data-large={isLarge}>
      <figcaption>{question}</figcaption>
      <dl>
        {answers.map((answer, at) => (
          <div key={answer}>
            <dt>{answer}</dt>
            <dd>
              <span
                className={style.bar}
                style={{ width: `${(counts[at] / most) * 70}%` }}
                aria-hidden="true"
              />
              {counts[at]}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

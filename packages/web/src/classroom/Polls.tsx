import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { PollBars } from './PollBars.tsx';
import type { LeadPart } from './part.ts';

const FEWEST = 2;
const MOST = 5;

/** Ask everybody something, and see how they answer. */
export function Polls({ lead, act }: LeadPart) {
  const say = useWords();
  const [question, setQuestion] = useState('');
  const [lines, setLines] = useState('');
  const answers = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isReady = question.trim() !== '' && answers.length >= FEWEST && answers.length <= MOST;
  return (
    <section className={screen.block}>
      <h2>{say('poll.title')}</h2>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          act({ do: 'ask', question: question.trim(), answers });
          setQuestion('');
          setLines('');
        }}
      >
        <div className={screen.field}>
          <label htmlFor="poll-question">{say('poll.question')}</label>
          <input
            id="poll-question"
            className={screen.input}
            maxLength={200}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
        </div>
        <div className={screen.field}>
          <label htmlFor="poll-answers">{say('poll.answers')}</label>
          <textarea
            id="poll-answers"
            className={screen.input}
            rows={3}
            value={lines}
            onChange={(event) => setLines(event.currentTarget.value)}
          />
        </div>
        <div>
          <Button type="submit" aria-disabled={!isReady}>
            {say('poll.ask')}
          </Button>
        </div>
      </form>
      {[...lead.polls].reverse().map((poll) => (
        <div key={poll.id} className={screen.block}>
          <PollBars poll={poll} />
          {poll.isOpen && (
            <div>
              <Button look="primary" onClick={() => act({ do: 'closePoll' })}>
                {say('poll.close')}
              </Button>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

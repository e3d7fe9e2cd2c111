export { answerStep, offerDeals, offerDealTo, propose, takeOffer } from './answer.ts';
export {
  copyDeals,
  type Deal,
  type Deals,
  type Fate,
  NONE,
  noDeals,
  offersAnew,
  type Promised,
  type Terms,
  UNTILS,
  type Until,
} from './deal.ts';
export {
  type AnswerDeal,
  type Clause,
  DEAL_NAMES,
  DEAL_ROLES,
  DEAL_TERMS,
  type DealChoice,
  type DealFrame,
  type Dealing,
  type Good,
  type JudgePromises,
  type Talk,
} from './dealing.ts';
export { faultOf, fieldsOf, nothing, termsOf } from './form.ts';
export { breakClause, fallDue, judgeStep, reviewPromises, stands } from './promises.ts';
export { talkStep } from './talk.ts';
export { dealWords, openOffers, termsInWords, wordOf } from './told.ts';

import { type RequestState, useRequest } from '../online/use-request.ts';
import { useAccountTexts } from './account-texts.ts';
import { NoPasskey, PasskeyHere } from './passkey.ts';

/** `useRequest` with sentences for passkey errors. */
export function useAccountRequest(): RequestState {
  const texts = useAccountTexts();
  return useRequest((error) => {
    if (error instanceof PasskeyHere) return texts.passkeyHere;
    return error instanceof NoPasskey ? texts.noPasskey : texts.unreachable;
  });
}

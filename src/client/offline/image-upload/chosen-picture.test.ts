import { describe, expect, it } from 'vitest';
import { type UploadFault, withFault } from './chosen-picture.ts';

describe('what is said of chosen pictures', () => {
  it('FORM-04 says each fault once, a sentence of the server too', () => {
    const faults: UploadFault[] = ['failed', { said: 'There is no room.' }, 'failed', { said: 'There is no room.' }];
    expect(faults.reduce<readonly UploadFault[]>(withFault, [])).toEqual(['failed', { said: 'There is no room.' }]);
  });

  it('FORM-04 says what differs, whoever says it', () => {
    const faults: UploadFault[] = ['size', { said: 'size' }, { said: 'Too large.' }];
    expect(faults.reduce<readonly UploadFault[]>(withFault, [])).toEqual(faults);
  });
});

/** As SQL, for the campaign `c`: whether somebody besides the user holds a seat. */
export const othersPlay = (user: string): string => `EXISTS (
        SELECT FROM seat s WHERE s.campaign_id = c.id AND s.user_id IS NOT NULL AND s.user_id <> ${user})`;

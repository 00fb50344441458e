package stay;

import java.time.LocalDate;

public final class StayQuotes {

    private static final long NOT_ON_SALE = -1;

    private final RateSource rates;
    private int quotes;

    public StayQuotes(RateSource rates) {
        this.rates = rates;
    }

    /** Returns the price in cents, or -1 when a night is not on sale. */
    public long quote(String roomType, LocalDate arrival, int nights, int persons, boolean breakfast) {
        StayRequest request = new StayRequest(roomType, arrival, nights, persons, breakfast);
        long room = roomPrice(request);
        if (room < 0) {
            return NOT_ON_SALE;
        }
        quotes++;
        return room + request.extras() + request.tax();
    }

    public int quotes() {
        return quotes;
    }

    private long roomPrice(StayRequest request) {
        long sum = 0;
        for (int i = 0; i < request.nights(); i++) {
            Long cents = rates.nightlyCents(request.roomType(), request.arrival().plusDays(i));
            if (cents == null) {
                return NOT_ON_SALE;
            }
            sum += cents;
        }
        return request.isLong() ? sum - sum / 20 : sum;
    }
}

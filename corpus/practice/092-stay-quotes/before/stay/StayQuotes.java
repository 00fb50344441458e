package stay;

import java.time.LocalDate;

public final class StayQuotes {

    private final RateSource rates;
    private int quotes;

    public StayQuotes(RateSource rates) {
        this.rates = rates;
    }

    /** Returns the price in cents, or -1 when a night is not on sale. */
    public long quote(String roomType, LocalDate arrival, int nights, int persons, boolean breakfast) {
        if (arrival == null) {
            throw new IllegalArgumentException("arrival");
        }
        if (nights < 1 || persons < 1) {
            throw new IllegalArgumentException("nights or persons");
        }
        long room = roomPrice(roomType, arrival, nights);
        if (room < 0) {
            return -1;
        }
        long total = room + extras(nights, persons, breakfast) + tax(arrival, nights, persons);
        quotes++;
        return total;
    }

    public int quotes() {
        return quotes;
    }

    private long roomPrice(String roomType, LocalDate arrival, int nights) {
        long sum = 0;
        for (int i = 0; i < nights; i++) {
            Long cents = rates.nightlyCents(roomType, arrival.plusDays(i));
            if (cents == null) {
                return -1;
            }
            sum += cents;
        }
        if (nights >= 7) {
            sum -= sum / 20;
        }
        return sum;
    }

    private long extras(int nights, int persons, boolean breakfast) {
        return breakfast ? 1450L * nights * persons : 0;
    }

    private long tax(LocalDate arrival, int nights, int persons) {
        long perNight = arrival.getMonthValue() >= 5 && arrival.getMonthValue() <= 9 ? 300 : 200;
        return perNight * nights * persons;
    }
}

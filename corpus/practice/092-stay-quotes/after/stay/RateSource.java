package stay;

import java.time.LocalDate;

/** The hotel's price system; null when a night is not on sale. */
public interface RateSource {
    Long nightlyCents(String roomType, LocalDate night);
}

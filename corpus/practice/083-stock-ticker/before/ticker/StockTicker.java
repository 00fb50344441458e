package ticker;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;

public class StockTicker {

    private static final class Registration {
        final LongConsumer listener;
        final long minimum;

        Registration(LongConsumer listener, long minimum) {
            this.listener = listener;
            this.minimum = minimum;
        }
    }

    private final List<Registration> registrations = new ArrayList<>();

    /** Returns a handle that ends the subscription. */
    public Runnable subscribe(LongConsumer listener) {
        return subscribe(listener, Long.MIN_VALUE);
    }

    public Runnable subscribe(LongConsumer listener, long minimum) {
        Objects.requireNonNull(listener);
        Registration registration = new Registration(listener, minimum);
        registrations.add(registration);
        return () -> registrations.remove(registration);
    }

    public void publish(long cents) {
        for (Registration registration : new ArrayList<>(registrations)) {
            if (cents >= registration.minimum) {
                registration.listener.accept(cents);
            }
        }
    }
}

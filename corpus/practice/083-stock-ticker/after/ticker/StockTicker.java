package ticker;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;

public class StockTicker {

    private final List<LongConsumer> listeners = new ArrayList<>();

    /** Returns a handle that ends the subscription. */
    public Runnable subscribe(LongConsumer listener) {
        return subscribe(listener, Long.MIN_VALUE);
    }

    public Runnable subscribe(LongConsumer listener, long minimum) {
        Objects.requireNonNull(listener);
        listeners.add(cents -> {
            if (cents >= minimum) {
                listener.accept(cents);
            }
        });
        return () -> listeners.remove(listener);
    }

    public void publish(long cents) {
        for (LongConsumer listener : new ArrayList<>(listeners)) {
            listener.accept(cents);
        }
    }
}

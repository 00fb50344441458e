package logistics.shipping;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;

public final class Shipment {
    public enum Status { NEW, PACKED, SHIPPED, DELIVERED, CANCELLED }

    private sealed interface State {
        Status status();

        String describe();
    }

    private record New() implements State {
        @Override
        public Status status() {
            return Status.NEW;
        }

        @Override
        public String describe() {
            return " is new";
        }

        Packed pack(int grams) {
            if (grams <= 0) {
                throw new IllegalArgumentException("weight must be positive");
            }
            return new Packed(grams);
        }
    }

    private record Packed(int grams) implements State {
        @Override
        public Status status() {
            return Status.PACKED;
        }

        @Override
        public String describe() {
            return " weighs " + grams + " g";
        }
    }

    private record Shipped(Packed parcel, String carrier) implements State {
        Shipped {
            Objects.requireNonNull(carrier, "carrier");
        }

        @Override
        public Status status() {
            return Status.SHIPPED;
        }

        @Override
        public String describe() {
            return " (" + parcel.grams() + " g) goes with " + carrier;
        }
    }

    private record Delivered(Shipped journey, String signee) implements State {
        @Override
        public Status status() {
            return Status.DELIVERED;
        }

        @Override
        public String describe() {
            return " was brought by " + journey.carrier() + " and signed by " + signee;
        }
    }

    private record Cancelled(String reason) implements State {
        @Override
        public Status status() {
            return Status.CANCELLED;
        }

        @Override
        public String describe() {
            return " was cancelled: " + reason;
        }
    }

    private final String id;
    private final BiConsumer<Status, Status> observer;
    private final List<String> history = new ArrayList<>();
    private State state = new New();

    /** The observer may be null; it is told about a change after it was made. */
    public Shipment(String id, BiConsumer<Status, Status> observer) {
        if (id == null || id.isBlank()) {
            throw new IllegalArgumentException("a shipment needs an id");
        }
        this.id = id;
        this.observer = observer;
    }

    public Status status() {
        return state.status();
    }

    public void pack(int grams) {
        change(in(New.class).pack(grams));
    }

    public void ship(String carrier) {
        change(new Shipped(in(Packed.class), carrier));
    }

    public void deliver(String signee) {
        change(new Delivered(in(Shipped.class), Objects.requireNonNullElse(signee, "nobody")));
    }

    public void cancel(String reason) {
        if (state instanceof Delivered || state instanceof Cancelled) {
            throw new IllegalStateException("can no longer be cancelled");
        }
        change(new Cancelled(String.valueOf(reason)));
    }

    private <S extends State> S in(Class<S> expected) {
        if (!expected.isInstance(state)) {
            throw new IllegalStateException("not possible when " + status());
        }
        return expected.cast(state);
    }

    private void change(State next) {
        Status old = status();
        state = next;
        history.add(describe());
        if (observer != null) {
            observer.accept(old, next.status());
        }
    }

    public String describe() {
        return id + state.describe();
    }

    public List<String> history() {
        return new ArrayList<>(history);
    }
}

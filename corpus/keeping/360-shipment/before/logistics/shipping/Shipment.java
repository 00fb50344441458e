package logistics.shipping;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

public final class Shipment {
    public enum Status { NEW, PACKED, SHIPPED, DELIVERED, CANCELLED }

    private final String id;
    private final BiConsumer<Status, Status> observer;
    private final List<String> history = new ArrayList<>();
    private Status status = Status.NEW;
    private int grams;
    private String carrier;
    private String signee;
    private String reason;

    /** The observer may be null; it is told about a change after it was made. */
    public Shipment(String id, BiConsumer<Status, Status> observer) {
        if (id == null || id.isBlank()) {
            throw new IllegalArgumentException("id");
        }
        this.id = id;
        this.observer = observer;
    }

    public Status status() {
        return status;
    }

    public void pack(int grams) {
        require(Status.NEW);
        if (grams <= 0) {
            throw new IllegalArgumentException("grams");
        }
        this.grams = grams;
        change(Status.PACKED);
    }

    public void ship(String carrier) {
        require(Status.PACKED);
        if (carrier == null) {
            throw new NullPointerException("carrier");
        }
        this.carrier = carrier;
        change(Status.SHIPPED);
    }

    public void deliver(String signee) {
        require(Status.SHIPPED);
        this.signee = signee == null ? "nobody" : signee;
        change(Status.DELIVERED);
    }

    public void cancel(String reason) {
        if (status == Status.DELIVERED || status == Status.CANCELLED) {
            throw new IllegalStateException("too late");
        }
        this.reason = String.valueOf(reason);
        change(Status.CANCELLED);
    }

    private void require(Status expected) {
        if (status != expected) {
            throw new IllegalStateException(status + " instead of " + expected);
        }
    }

    private void change(Status next) {
        Status old = status;
        status = next;
        history.add(describe());
        if (observer != null) {
            observer.accept(old, next);
        }
    }

    public String describe() {
        switch (status) {
            case NEW:
                return id + " is new";
            case PACKED:
                return id + " weighs " + grams + " g";
            case SHIPPED:
                return id + " (" + grams + " g) goes with " + carrier;
            case DELIVERED:
                return id + " was brought by " + carrier + " and signed by " + signee;
            default:
                return id + " was cancelled: " + reason;
        }
    }

    public List<String> history() {
        return new ArrayList<>(history);
    }
}

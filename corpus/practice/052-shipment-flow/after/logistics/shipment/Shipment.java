package logistics.shipment;

import java.util.ArrayList;
import java.util.List;

public class Shipment {

    public enum State { CREATED, PACKED, IN_TRANSIT, RECALLED, DELIVERED }

    private final String id;
    private final CarrierGateway carrier;
    private final List<String> journal = new ArrayList<>();
    private State state = State.CREATED;
    private int weightGrams;
    private String trackingNumber;

    public Shipment(String id, CarrierGateway carrier) {
        this.id = id;
        this.carrier = carrier;
    }

    public void pack(int weightGrams) {
        transition(State.CREATED, State.PACKED, "packed", () -> this.weightGrams = weightGrams);
    }

    public void dispatch() {
        transition(State.PACKED, State.IN_TRANSIT, "dispatched",
                () -> trackingNumber = carrier.book(id, weightGrams));
    }

    public void recall() {
        transition(State.IN_TRANSIT, State.RECALLED, "recalled", () -> carrier.recall(trackingNumber));
    }

    public void delivered() {
        transition(State.IN_TRANSIT, State.DELIVERED, "delivered", () -> { });
    }

    private void transition(State from, State to, String entry, Runnable action) {
        if (state != from) {
            throw new IllegalStateException("cannot go to " + to + " in " + state);
        }
        state = to;
        action.run();
        journal.add(entry);
    }

    public State state() {
        return state;
    }

    public String trackingNumber() {
        return trackingNumber;
    }

    public List<String> journal() {
        return List.copyOf(journal);
    }
}

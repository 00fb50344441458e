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
        if (state != State.CREATED) {
            throw new IllegalStateException("cannot pack in " + state);
        }
        this.weightGrams = weightGrams;
        state = State.PACKED;
        journal.add("packed");
    }

    public void dispatch() {
        if (state != State.PACKED) {
            throw new IllegalStateException("cannot dispatch in " + state);
        }
        trackingNumber = carrier.book(id, weightGrams);
        state = State.IN_TRANSIT;
        journal.add("dispatched");
    }

    public void recall() {
        if (state != State.IN_TRANSIT) {
            throw new IllegalStateException("cannot recall in " + state);
        }
        carrier.recall(trackingNumber);
        state = State.RECALLED;
        journal.add("recalled");
    }

    public void delivered() {
        if (state != State.IN_TRANSIT) {
            throw new IllegalStateException("cannot deliver in " + state);
        }
        state = State.DELIVERED;
        journal.add("delivered");
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

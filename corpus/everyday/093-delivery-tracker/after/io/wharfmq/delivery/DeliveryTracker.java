package io.wharfmq.delivery;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Keeps track of deliveries that consumers have not acknowledged yet. */
public class DeliveryTracker {

    private final Deque<Delivery> waiting = new ArrayDeque<>();
    private final List<Integer> unacknowledged = new ArrayList<>();
    private int nextTag = 0;

    public Delivery publish(String body) {
        Delivery delivery = new Delivery(nextTag++, body);
        waiting.add(delivery);
        return delivery;
    }

    public Delivery take() {
        Delivery delivery = waiting.poll();
        if (delivery != null) {
            unacknowledged.add(delivery.tag());
        }
        return delivery;
    }

    public void acknowledge(Delivery delivery) {
        if (unacknowledged.contains(delivery.tag())) {
            unacknowledged.remove(delivery.tag());
        }
    }

    public void reject(Delivery delivery) {
        if (unacknowledged.contains(delivery.tag())) {
            acknowledge(delivery);
            waiting.addFirst(delivery);
        }
    }

    public List<Integer> unacknowledged() {
        return List.copyOf(unacknowledged);
    }

    public int waiting() {
        return waiting.size();
    }
}

package com.signoff.inbox;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Requests that wait for one approver. */
public class ApprovalInbox {
    private final LinkedList<ApprovalRequest> waiting = new LinkedList<>();

    public void submit(ApprovalRequest request) {
        Objects.requireNonNull(request, "request");
        waiting.add(request);
    }

    public void submitUrgent(ApprovalRequest request) {
        Objects.requireNonNull(request, "request");
        waiting.add(0, request);
    }

    public Optional<ApprovalRequest> peek() {
        return waiting.isEmpty() ? Optional.empty() : Optional.of(waiting.get(0));
    }

    public Optional<ApprovalRequest> next() {
        return waiting.isEmpty() ? Optional.empty() : Optional.of(waiting.remove(0));
    }

    /** Puts the first request behind all others. */
    public void defer() {
        if (waiting.size() > 1) {
            waiting.add(waiting.remove(0));
        }
    }

    /** Withdraws the first request of that id. */
    public boolean withdraw(String id) {
        for (int i = 0; i < waiting.size(); i++) {
            if (Objects.equals(waiting.get(i).id(), id)) {
                waiting.remove(i);
                return true;
            }
        }
        return false;
    }

    /** The position of a request, 0 for the next one, -1 if it does not wait. */
    public int position(ApprovalRequest request) {
        return waiting.indexOf(request);
    }

    public List<ApprovalRequest> waiting() {
        return new ArrayList<>(waiting);
    }

    public long totalCents() {
        long total = 0;
        for (int i = 0; i < waiting.size(); i++) {
            total += waiting.get(i).cents();
        }
        return total;
    }
}

package com.signoff.inbox;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Requests that wait for one approver. */
public class ApprovalInbox {
    private final Deque<ApprovalRequest> waiting = new ArrayDeque<>();

    public void submit(ApprovalRequest request) {
        waiting.addLast(Objects.requireNonNull(request, "request"));
    }

    public void submitUrgent(ApprovalRequest request) {
        waiting.addFirst(Objects.requireNonNull(request, "request"));
    }

    public Optional<ApprovalRequest> peek() {
        return Optional.ofNullable(waiting.peekFirst());
    }

    public Optional<ApprovalRequest> next() {
        return Optional.ofNullable(waiting.pollFirst());
    }

    /** Puts the first request behind all others. */
    public void defer() {
        next().ifPresent(waiting::addLast);
    }

    /** Withdraws the first request of that id. */
    public boolean withdraw(String id) {
        for (Iterator<ApprovalRequest> i = waiting.iterator(); i.hasNext();) {
            if (Objects.equals(i.next().id(), id)) {
                i.remove();
                return true;
            }
        }
        return false;
    }

    /** The position of a request, 0 for the next one, -1 if it does not wait. */
    public int position(ApprovalRequest request) {
        return waiting().indexOf(request);
    }

    public List<ApprovalRequest> waiting() {
        return new ArrayList<>(waiting);
    }

    public long totalCents() {
        return waiting.stream().mapToLong(ApprovalRequest::cents).sum();
    }
}

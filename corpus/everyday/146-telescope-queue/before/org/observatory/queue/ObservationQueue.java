package org.observatory.queue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Requests for telescope time; highest priority first, then first come first served. */
public final class ObservationQueue {

    private static final Comparator<ObservationRequest> ORDER =
            Comparator.comparingInt(ObservationRequest::priority).reversed()
                    .thenComparingLong(ObservationRequest::sequence);

    private final List<ObservationRequest> requests = new ArrayList<>();
    private long nextSequence;

    public ObservationRequest submit(String target, int priority) {
        ObservationRequest request = new ObservationRequest(target, priority, nextSequence++);
        requests.add(request);
        return request;
    }

    /** Raises all requests for the target, e.g. because of a supernova alert. */
    public int raise(String target, int priority) {
        int raised = 0;
        for (ObservationRequest request : requests) {
            if (request.target().equals(target) && request.priority() < priority) {
                request.raiseTo(priority);
                raised++;
            }
        }
        return raised;
    }

    public Optional<ObservationRequest> next() {
        if (requests.isEmpty()) {
            return Optional.empty();
        }
        requests.sort(ORDER);
        return Optional.of(requests.remove(0));
    }

    public int size() {
        return requests.size();
    }
}

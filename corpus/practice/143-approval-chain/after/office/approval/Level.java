package office.approval;

import java.util.function.Predicate;

record Level(String role, Predicate<Request> authority) {
    static Level upTo(String role, long maxCents) {
        return new Level(role, request -> request.cents() <= maxCents);
    }

    boolean covers(Request request) {
        return !role.equals(request.requester()) && authority.test(request);
    }
}

package health.ward;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class Admission {

    private AdmissionState state = AdmissionState.EXPECTED;
    private final List<AdmissionState> trail = new ArrayList<>(List.of(AdmissionState.EXPECTED));

    public AdmissionState state() {
        return state;
    }

    public List<AdmissionState> trail() {
        return List.copyOf(trail);
    }

    public boolean can(AdmissionEvent event) {
        return next(event) != null;
    }

    public AdmissionState apply(AdmissionEvent event) {
        AdmissionState next = next(event);
        if (next == null) {
            throw new IllegalStateException(event + " not possible when " + state);
        }
        state = next;
        trail.add(next);
        return next;
    }

    private AdmissionState next(AdmissionEvent event) {
        return Transitions.next(state, Objects.requireNonNull(event));
    }
}

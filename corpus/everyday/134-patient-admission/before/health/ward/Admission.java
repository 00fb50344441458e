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
        return next(Objects.requireNonNull(event)) != null;
    }

    public AdmissionState apply(AdmissionEvent event) {
        AdmissionState next = next(Objects.requireNonNull(event));
        if (next == null) {
            throw new IllegalStateException(event + " not possible when " + state);
        }
        state = next;
        trail.add(next);
        return next;
    }

    private AdmissionState next(AdmissionEvent event) {
        switch (state) {
            case EXPECTED:
                switch (event) {
                    case CHECK_IN:
                        return AdmissionState.ARRIVED;
                    case CANCEL:
                        return AdmissionState.CANCELLED;
                    default:
                        return null;
                }
            case ARRIVED:
                switch (event) {
                    case ASSIGN_BED:
                        return AdmissionState.ADMITTED;
                    case START_SURGERY:
                        return AdmissionState.IN_SURGERY;
                    case CANCEL:
                    case DISCHARGE:
                        return AdmissionState.DISCHARGED;
                    default:
                        return null;
                }
            case ADMITTED:
                switch (event) {
                    case ASSIGN_BED:
                        return AdmissionState.ADMITTED;
                    case START_SURGERY:
                        return AdmissionState.IN_SURGERY;
                    case DISCHARGE:
                        return AdmissionState.DISCHARGED;
                    default:
                        return null;
                }
            case IN_SURGERY:
                return event == AdmissionEvent.END_SURGERY ? AdmissionState.ADMITTED : null;
            default:
                return null;
        }
    }
}

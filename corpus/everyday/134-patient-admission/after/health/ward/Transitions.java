package health.ward;

import static health.ward.AdmissionEvent.*;
import static health.ward.AdmissionState.*;

import java.util.EnumMap;
import java.util.Map;

/** Which event leads from which state to which other. */
final class Transitions {

    private static final Map<AdmissionState, Map<AdmissionEvent, AdmissionState>> TABLE =
            new EnumMap<>(AdmissionState.class);

    static {
        allow(EXPECTED, CHECK_IN, ARRIVED);
        allow(EXPECTED, CANCEL, CANCELLED);
        allow(ARRIVED, ASSIGN_BED, ADMITTED);
        allow(ARRIVED, START_SURGERY, IN_SURGERY);
        allow(ARRIVED, CANCEL, DISCHARGED);
        allow(ARRIVED, AdmissionEvent.DISCHARGE, DISCHARGED);
        allow(ADMITTED, ASSIGN_BED, ADMITTED);
        allow(ADMITTED, START_SURGERY, IN_SURGERY);
        allow(ADMITTED, AdmissionEvent.DISCHARGE, DISCHARGED);
        allow(IN_SURGERY, END_SURGERY, ADMITTED);
    }

    private Transitions() { }

    private static void allow(AdmissionState from, AdmissionEvent event, AdmissionState to) {
        TABLE.computeIfAbsent(from, s -> new EnumMap<>(AdmissionEvent.class)).put(event, to);
    }

    /** The state after the event, or null if it is not possible. */
    static AdmissionState next(AdmissionState from, AdmissionEvent event) {
        return TABLE.getOrDefault(from, Map.of()).get(event);
    }
}

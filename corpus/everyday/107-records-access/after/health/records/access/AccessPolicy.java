package health.records.access;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public final class AccessPolicy {

    public boolean mayRead(Clinician clinician, Document document) {
        if (clinician.suspended()) {
            return false;
        }
        return clinician.id().equals(document.owner()) || hasConsent(clinician, document);
    }

    public List<Document> readable(Clinician clinician, List<Document> documents) {
        return documents.stream()
                .filter(document -> mayRead(clinician, document))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static boolean hasConsent(Clinician clinician, Document document) {
        return document.requiredConsents().stream().allMatch(clinician.consents()::contains);
    }
}

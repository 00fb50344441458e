package health.records.access;

import java.util.ArrayList;
import java.util.List;

public final class AccessPolicy {

    public boolean mayRead(Clinician clinician, Document document) {
        if (clinician.suspended()) {
            return false;
        }
        if (clinician.id().equals(document.owner())) {
            return true;
        }
        boolean granted = false;
        for (String consent : document.requiredConsents()) {
            if (!clinician.consents().contains(consent)) {
                return false;
            }
            granted = true;
        }
        return granted;
    }

    public List<Document> readable(Clinician clinician, List<Document> documents) {
        List<Document> result = new ArrayList<>();
        for (Document document : documents) {
            if (mayRead(clinician, document)) {
                result.add(document);
            }
        }
        return result;
    }
}

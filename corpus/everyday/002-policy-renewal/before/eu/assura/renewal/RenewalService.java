package eu.assura.renewal;

import java.util.Objects;
import java.util.Optional;

public class RenewalService {
    private final PolicyStore store;
    private Notifier notifier;
    private AuditLog auditLog;

    public RenewalService(PolicyStore store) {
        this.store = Objects.requireNonNull(store, "store");
    }

    /** Sets where holders are told about renewals; null switches that off. */
    public void setNotifier(Notifier notifier) {
        this.notifier = notifier;
    }

    /** Sets the audit log; null switches auditing off. */
    public void setAuditLog(AuditLog auditLog) {
        this.auditLog = auditLog;
    }

    public boolean renew(String number, int increasePercent) {
        Optional<Policy> found = store.find(number);
        if (!found.isPresent()) {
            if (auditLog != null) {
                auditLog.append("unknown policy " + number);
            }
            return false;
        }
        Policy policy = found.get();
        long premium = policy.premiumCents() + policy.premiumCents() * increasePercent / 100;
        Policy renewed = policy.renewed(premium);
        store.save(renewed);
        if (auditLog != null) {
            auditLog.append("renewed " + number + " for " + renewed.year());
        }
        if (notifier != null && policy.holder() != null) {
            notifier.send(policy.holder(), "Your policy " + number + " now costs " + premium);
        }
        return true;
    }
}

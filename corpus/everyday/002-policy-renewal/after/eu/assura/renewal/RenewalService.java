package eu.assura.renewal;

import java.util.Objects;
import java.util.Optional;

public class RenewalService {
    private final PolicyStore store;
    private Notifier notifier = Notifier.NONE;
    private AuditLog auditLog = AuditLog.NONE;

    public RenewalService(PolicyStore store) {
        this.store = Objects.requireNonNull(store, "store");
    }

    /** Sets where holders are told about renewals; null switches that off. */
    public void setNotifier(Notifier notifier) {
        this.notifier = Objects.requireNonNullElse(notifier, Notifier.NONE);
    }

    /** Sets the audit log; null switches auditing off. */
    public void setAuditLog(AuditLog auditLog) {
        this.auditLog = Objects.requireNonNullElse(auditLog, AuditLog.NONE);
    }

    public boolean renew(String number, int increasePercent) {
        Optional<Policy> found = store.find(number);
        if (found.isEmpty()) {
            auditLog.append("unknown policy " + number);
            return false;
        }
        renew(found.get(), number, increasePercent);
        return true;
    }

    private void renew(Policy policy, String number, int increasePercent) {
        long premium = policy.premiumCents() + policy.premiumCents() * increasePercent / 100;
        Policy renewed = policy.renewed(premium);
        store.save(renewed);
        auditLog.append("renewed " + number + " for " + renewed.year());
        if (policy.holder() != null) {
            notifier.send(policy.holder(), "Your policy " + number + " now costs " + premium);
        }
    }
}

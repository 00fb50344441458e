package insurance.claims;

/** What the assessor needs from other systems. */
public interface Services {
    /** Insured limit in euros, or null if there is no such policy. */
    Integer limitOf(String policy);

    int fraudScore(String policy, int amount);

    void notifyClerk(String policy, String reason);
}

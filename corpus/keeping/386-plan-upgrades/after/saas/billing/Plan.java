package saas.billing;

public enum Plan {
    FREE, STARTER, TEAM, ENTERPRISE, LEGACY
}

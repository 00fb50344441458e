package ops.secrets;

import java.util.Objects;

public final class SecretResolver {
    private final Overrides overrides;
    private final SecretVault vault;
    private final String mount;

    public SecretResolver(Overrides overrides, SecretVault vault, String mount) {
        this.overrides = Objects.requireNonNull(overrides);
        this.vault = Objects.requireNonNull(vault);
        this.mount = mount;
    }

    public String resolve(String name) {
        String local = overrides.find(name);
        if (local != null) {
            return local;
        }
        String secret = vault.read(mount + "/" + name);
        if (secret == null) {
            throw new IllegalArgumentException("no secret " + name);
        }
        return secret;
    }

    public String dsn(String user) {
        return user + ":" + resolve(user + ".password") + "@" + resolve("db.host");
    }
}

package ops.secrets;

import java.util.Objects;
import java.util.Optional;

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
        return Optional.ofNullable(overrides.find(name)).orElse(fromVault(name));
    }

    private String fromVault(String name) {
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

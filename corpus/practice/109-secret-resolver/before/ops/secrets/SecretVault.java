package ops.secrets;

public interface SecretVault {
    /** Reads a secret; every read is audited. Throws IllegalStateException if the vault is sealed. */
    String read(String path);
}

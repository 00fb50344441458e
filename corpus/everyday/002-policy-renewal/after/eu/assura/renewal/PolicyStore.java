package eu.assura.renewal;

import java.util.Optional;

public interface PolicyStore {
    Optional<Policy> find(String number);

    void save(Policy policy);
}

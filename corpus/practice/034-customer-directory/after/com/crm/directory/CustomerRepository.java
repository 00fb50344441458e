package com.crm.directory;

import java.util.Optional;

public interface CustomerRepository {
    Optional<Customer> findById(String id);

    void store(Customer customer);
}

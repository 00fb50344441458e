package com.crm.directory;

import java.util.Optional;

public class CustomerDirectory {
    private final CustomerRepository repository;
    private final RemoteDirectory remote;

    public CustomerDirectory(CustomerRepository repository, RemoteDirectory remote) {
        this.repository = repository;
        this.remote = remote;
    }

    public Customer lookup(String id) {
        Optional<Customer> local = repository.findById(id);
        if (local.isPresent()) {
            return local.get();
        }
        Customer fetched = remote.fetch(id);
        if (fetched == null) {
            throw new IllegalArgumentException("no such customer: " + id);
        }
        repository.store(fetched);
        return fetched;
    }

    public String displayName(String id) {
        Customer customer = lookup(id);
        if (customer.country() == null) {
            return customer.name();
        }
        return customer.name() + " (" + customer.country() + ")";
    }
}

package com.crm.directory;

public class CustomerDirectory {
    private final CustomerRepository repository;
    private final RemoteDirectory remote;

    public CustomerDirectory(CustomerRepository repository, RemoteDirectory remote) {
        this.repository = repository;
        this.remote = remote;
    }

    public Customer lookup(String id) {
        return repository.findById(id).orElse(importFromRemote(id));
    }

    public String displayName(String id) {
        Customer customer = lookup(id);
        return customer.country() == null
                ? customer.name()
                : customer.name() + " (" + customer.country() + ")";
    }

    private Customer importFromRemote(String id) {
        Customer fetched = remote.fetch(id);
        if (fetched == null) {
            throw new IllegalArgumentException("no such customer: " + id);
        }
        repository.store(fetched);
        return fetched;
    }
}

package com.billora.invoice;

import java.util.Optional;

public class InvoiceService {
    private final DraftRepository repository;
    private final NumberSequence numbers;

    public InvoiceService(DraftRepository repository, NumberSequence numbers) {
        this.repository = repository;
        this.numbers = numbers;
    }

    public InvoiceDraft addPosition(String customer, String position) {
        InvoiceDraft draft = openDraft(customer).orElse(newDraft(customer));
        draft.positions().add(position);
        repository.save(draft);
        return draft;
    }

    private Optional<InvoiceDraft> openDraft(String customer) {
        return Optional.ofNullable(repository.findOpen(customer));
    }

    private InvoiceDraft newDraft(String customer) {
        return new InvoiceDraft(numbers.next(), customer);
    }
}

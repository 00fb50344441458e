package com.billora.invoice;

public class InvoiceService {
    private final DraftRepository repository;
    private final NumberSequence numbers;

    public InvoiceService(DraftRepository repository, NumberSequence numbers) {
        this.repository = repository;
        this.numbers = numbers;
    }

    public InvoiceDraft addPosition(String customer, String position) {
        InvoiceDraft draft = repository.findOpen(customer);
        if (draft == null) {
            draft = new InvoiceDraft(numbers.next(), customer);
        }
        draft.positions().add(position);
        repository.save(draft);
        return draft;
    }
}

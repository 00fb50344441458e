package com.peopledesk.imports;

public record EmployeeRow(String number, String name, String department, String phone) {
}

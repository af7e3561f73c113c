# An import that fails when the function is called.
def save(rows):
    import openpyxll
    return openpyxll.Workbook(rows)


print(save([1]))
